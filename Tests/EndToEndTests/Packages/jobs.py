"""Runs the pods of a Kubernetes job one after the other: jobs.py JOB VOLUMES COMMAND…

A pod's arguments follow COMMAND. Volumes lie in the folder VOLUMES, each by the name of its claim:
where COMMAND has the word VOLUMES, they are mounted by options in its place; else the paths in the
arguments are those of the folders. The exit status is the worst of the pods.
"""

import re
import subprocess
import sys

import yaml

JOB = {
    "completionMode", "completions", "parallelism", "backoffLimit", "backoffLimitPerIndex",
    "podFailurePolicy", "podReplacementPolicy", "ttlSecondsAfterFinished", "template",
}  # fmt: skip
POD = {
    "restartPolicy", "automountServiceAccountToken", "securityContext", "containers", "volumes",
}  # fmt: skip
CONTAINER = {"name", "image", "args", "resources", "securityContext", "volumeMounts"}
MOUNT = {"name", "mountPath", "readOnly"}


def only(found, known, *needed):
    """The mapping, if it has those keys and no others."""
    assert set(found) <= known, f"unknown: {set(found) - known}"
    assert set(needed) <= set(found), f"missing: {set(needed) - set(found)}"
    return found


def pods(job):
    """The arguments of each pod, and the mounts that all of them have: path, claim, read-only."""
    only(job, {"apiVersion", "kind", "metadata", "spec"}, "metadata", "spec")
    assert (job["apiVersion"], job["kind"]) == ("batch/v1", "Job")
    spec = only(job["spec"], JOB, "template")
    pod = only(spec["template"]["spec"], POD, "restartPolicy", "containers")
    assert pod["restartPolicy"] == "Never"
    (container,) = pod["containers"]
    only(container, CONTAINER, "name", "image", "args")
    assert all(isinstance(argument, str) for argument in container["args"])
    claims = {
        volume["name"]: volume["persistentVolumeClaim"]["claimName"] for volume in pod["volumes"]
    }
    mounts = [
        (mount["mountPath"], claims[mount["name"]], mount.get("readOnly", False))
        for mount in container["volumeMounts"]
        if only(mount, MOUNT, "name", "mountPath")
    ]
    isIndexed = spec.get("completionMode") == "Indexed"
    assert isIndexed or "backoffLimitPerIndex" not in spec
    indices = range(spec["completions"]) if isIndexed else [None]
    return [
        [argument.replace("$(JOB_COMPLETION_INDEX)", str(index)) for argument in container["args"]]
        for index in indices
    ], mounts


def command(prefix, arguments, mounts, volumes):
    if "VOLUMES" in prefix:
        place = prefix.index("VOLUMES")
        options = [
            word
            for path, claim, isReadOnly in mounts
            for word in ("--volume", f"{volumes}/{claim}:{path}:{'ro' if isReadOnly else 'rw'}")
        ]
        return prefix[:place] + options + prefix[place + 1 :] + arguments
    for path, claim, _ in mounts:
        place = re.compile(f"(^|=){re.escape(path)}(?=/|$)")
        arguments = [place.sub(rf"\g<1>{volumes}/{claim}", argument) for argument in arguments]
    return prefix + arguments


def main(path, volumes, *prefix):
    with open(path) as file:
        found, mounts = pods(yaml.safe_load(file))
    commands = [command(list(prefix), arguments, mounts, volumes) for arguments in found]
    sys.exit(max(subprocess.run(words).returncode for words in commands))


main(*sys.argv[1:])
