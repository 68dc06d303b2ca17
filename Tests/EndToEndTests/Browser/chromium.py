"""A Chromium without windows, spoken to over a pipe in its DevTools protocol."""

import base64
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

PROGRAMS = ["chromium", "chromium-browser", "google-chrome"]


def program():
    """The path of the browser; None where there is none."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Chromium:
    """The browser; a message is JSON that ends with a zero byte."""

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory()
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--disable-extensions", "--disable-background-networking",
            "--hide-scrollbars", "--force-color-profile=srgb", "--remote-debugging-pipe",
            f"--user-data-dir={self.profile.name}",
        ]
        redirected = f'exec "$0" "$@" 3<&{to_browser} 4>&{from_browser}'
        self.process = subprocess.Popen(
            ["/bin/bash", "-c", redirected, program(), *flags],
            pass_fds=[to_browser, from_browser], start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.rest = b""
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        shutil.rmtree(self.profile.name, ignore_errors=True)

    def send(self, method, session=None, **parameters):
        """The answer to a command; what else comes in is kept as an event."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") != self.number:
                self.events.append(answer)
            elif "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']}")
            else:
                return answer["result"]

    def receive(self):
        while b"\0" not in self.rest:
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise RuntimeError("the browser went away")
            self.rest += piece
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def forget(self, session):
        """Drops the events so far."""
        self.events = [event for event in self.events if event.get("sessionId") != session]

    def wait(self, method, session):
        while not any(
            e.get("method") == method and e.get("sessionId") == session for e in self.events
        ):
            self.events.append(self.receive())


class Tab:
    """Where pages are seen, one after another, and each by one person after another."""

    def __init__(self, browser):
        self.browser = browser
        self.address = None
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        attached = browser.send("Target.attachToTarget", targetId=target, flatten=True)
        self.target, self.session = target, attached["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{domain}.enable")

    def open(self, path):
        """Loads a page, whoever saw the one before."""
        self.address = pathlib.Path(path).resolve().as_uri()
        self.look()
        self.browser.forget(self.session)
        self.send("Page.navigate", url=self.address)
        self.browser.wait("Page.loadEventFired", self.session)

    def look(self, width=1280, appearance="light", medium="screen"):
        """Shows the page as one person sees it: how wide, in which appearance.

        What it asks for then is told before the answer of the next script, which needs its style.
        """
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=800, deviceScaleFactor=1, mobile=False,
        )
        appearances = [{"name": "prefers-color-scheme", "value": appearance}]
        self.send("Emulation.setEmulatedMedia", media=medium, features=appearances)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.send("Target.closeTarget", targetId=self.target)

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def value(self, script):
        """What a script answers that looks at the page from outside."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True, userGesture=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def choose(self, field, file):
        """Puts a file into a field of the page."""
        script = f"document.querySelector('{field}')"
        field = self.send("Runtime.evaluate", expression=script)["result"]["objectId"]
        self.send("DOM.setFileInputFiles", files=[str(file)], objectId=field)

    def happened(self, *methods):
        """The parameters of the events since the page was opened."""
        return [
            e["params"] for e in self.browser.events
            if e.get("sessionId") == self.session and e.get("method") in methods
        ]

    def printed(self):
        """The page as a PDF, without what only screen readers need."""
        paper = self.send("Page.printToPDF", preferCSSPageSize=True, generateTaggedPDF=False)
        return base64.b64decode(paper["data"])
