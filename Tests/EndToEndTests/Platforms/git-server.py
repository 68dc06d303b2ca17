"""Serves the repositories of a folder to whoever has the token: git-server.py FOLDER TOKEN

Its port is printed once it answers.
"""

import base64
import http.server
import os
import subprocess
import sys

folder, token = sys.argv[1:]
wanted = "basic " + base64.b64encode(f"x-access-token:{token}".encode()).decode()


class Server(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.headers.get("Authorization") != wanted:
            self.send_response(401)
            self.send_header("WWW-Authenticate", "Basic")
            self.end_headers()
            return
        path, _, query = self.path.partition("?")
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        asked = {
            "GIT_PROJECT_ROOT": folder, "GIT_HTTP_EXPORT_ALL": "1", "PATH_INFO": path,
            "QUERY_STRING": query, "REQUEST_METHOD": self.command,
            "CONTENT_TYPE": self.headers.get("Content-Type") or "", "CONTENT_LENGTH": str(len(body)),
            "HTTP_CONTENT_ENCODING": self.headers.get("Content-Encoding") or "",
            "GIT_PROTOCOL": self.headers.get("Git-Protocol") or "",
        }  # fmt: skip
        answer = subprocess.run(
            ["git", "http-backend"], input=body, env=os.environ | asked, stdout=subprocess.PIPE
        ).stdout
        head, _, rest = answer.partition(b"\r\n\r\n")
        lines = [line.split(": ", 1) for line in head.decode().split("\r\n")]
        status = next((value for name, value in lines if name == "Status"), "200")
        self.send_response(int(status.split()[0]))
        for name, value in lines:
            if name != "Status":
                self.send_header(name, value)
        self.end_headers()
        self.wfile.write(rest)

    do_POST = do_GET


server = http.server.HTTPServer(("127.0.0.1", 0), Server)
print(server.server_port, flush=True)
server.serve_forever()
