// libFuzzer's `main` calls the `LLVMFuzzerTestOneInput` of the module Fuzzing; a program has to have
// a file of its own all the same.
