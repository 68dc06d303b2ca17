"""Runs a hook as pre-commit does: hook.py FILES ALWAYS_RUN PASS_FILENAMES WORD…

The files of the commit are all below the current folder.
"""

import os
import re
import subprocess
import sys

pattern, always, passes = sys.argv[1], sys.argv[2] == "True", sys.argv[3] == "True"
found = [
    os.path.relpath(os.path.join(folder, name), ".")
    for folder, _, names in os.walk(".")
    for name in names
]
files = sorted(path for path in found if re.search(pattern, path))
if not files and not always:
    print("Skipped")
    sys.exit()
sys.exit(subprocess.run(sys.argv[4:] + (files if passes else [])).returncode)
