/// The commit that the program was built from; `unknown` where whoever built it did not say.
const char *commitOfBuild(void);
