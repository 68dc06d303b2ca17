"""As much of PySpark as the example has, in one process: it drops the same exit statuses."""
