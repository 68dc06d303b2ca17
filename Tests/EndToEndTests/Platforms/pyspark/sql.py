import glob
import itertools
import shlex
import subprocess


class RDD:
    """Partitions, each a list; a plan isn't needed for so few."""

    def __init__(self, partitions):
        self.partitions = partitions

    def map(self, change):
        return RDD([[change(item) for item in part] for part in self.partitions])

    def mapPartitions(self, change):
        return RDD([list(change(iter(part))) for part in self.partitions])

    def pipe(self, command, env=None, checkCode=False):
        """Without `checkCode`, how the command ends isn't asked."""
        return RDD([self.piped(part, shlex.split(command), checkCode) for part in self.partitions])

    @staticmethod
    def piped(items, words, checks):
        lines = "".join(f"{item}\n" for item in items)
        answer = subprocess.run(words, input=lines, stdout=subprocess.PIPE, text=True, check=checks)
        return answer.stdout.splitlines()

    def reduceByKey(self, join):
        totals = {}
        for key, value in itertools.chain(*self.partitions):
            totals[key] = join(totals[key], value) if key in totals else value
        return RDD([list(totals.items())])

    def collectAsMap(self):
        return dict(itertools.chain(*self.partitions))

    def count(self):
        return sum(map(len, self.partitions))


class SparkContext:
    def textFile(self, pattern):
        files = sorted(glob.glob(pattern))
        if not files:
            raise FileNotFoundError(f"Input Pattern {pattern} matches 0 files")
        return RDD([open(file, encoding="utf-8").read().splitlines() for file in files])

    def range(self, count):
        # Two, of which the second may be empty.
        return RDD([list(range(count))[:2], list(range(count))[2:]])


class SparkSession:
    sparkContext = SparkContext()

    class builder:
        @staticmethod
        def appName(name):
            return SparkSession.builder

        @staticmethod
        def getOrCreate():
            return SparkSession()

    def stop(self):
        pass
