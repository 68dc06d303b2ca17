"""A conversation with the program as editors have it, by another implementation of the protocol.

The folder to work in and the program are in the environment.
"""

import asyncio
import os
import pathlib
import sys

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

FOLDER = pathlib.Path(os.environ["REVIEWLINT_FOLDER"])
PROGRAM = os.environ["REVIEWLINT_PROGRAM"]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(lsp_client: LanguageClient):
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=pytest_lsp.client_capabilities("visual-studio-code"),
            root_uri=FOLDER.as_uri(),
        )
    )
    assert result.server_info.name == "reviewlint"
    yield
    await lsp_client.shutdown_session()


async def told(client: LanguageClient, uri: str, condition) -> list[types.Diagnostic]:
    """The diagnostics of a text once they are as expected; at last what they are instead."""
    for _ in range(1000):
        found = client.diagnostics.get(uri)
        if found is not None and condition(found):
            return found
        await asyncio.sleep(0.02)
    return client.diagnostics.get(uri)


def codes(found: list[types.Diagnostic]) -> list[str]:
    return [one.code for one in found]


async def opened(client: LanguageClient, name: str) -> tuple[str, list[types.Diagnostic]]:
    path = FOLDER / name
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(path.as_uri(), "yaml", 1, path.read_text("utf-8"))
        )
    )
    return path.as_uri(), await told(client, path.as_uri(), lambda found: True)


def place(text: str, word: str) -> types.Position:
    before = text[: text.index(word) + 1]
    return types.Position(before.count("\n"), len(before) - before.rfind("\n") - 1)


@pytest.mark.asyncio
async def test_findings_while_typing(client: LanguageClient):
    uri, found = await opened(client, "login.review.yaml")
    small = [one for one in found if one.code == "apple-button-not-smaller"]
    assert len(small) == 1
    assert small[0].severity == types.DiagnosticSeverity.Error
    assert small[0].range == types.Range(types.Position(7, 33), types.Position(7, 72))
    assert small[0].code_description.href.startswith("https://developer.apple.com/")
    assert small[0].related_information[0].location.range.start == types.Position(8, 33)
    undecided = [one for one in found if one.code == "incomplete"]
    assert [one.severity for one in undecided] == [types.DiagnosticSeverity.Information]

    text = (FOLDER / "login.review.yaml").read_text("utf-8").replace("height: 40", "height: 44")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, uri),
            [types.TextDocumentContentChangeWholeDocument(text)],
        )
    )
    found = await told(client, uri, lambda found: "apple-button-not-smaller" not in codes(found))
    assert "apple-button-not-smaller" not in codes(found)


@pytest.mark.asyncio
async def test_answers_about_a_place(client: LanguageClient):
    uri, _ = await opened(client, "login.review.yaml")
    text = (FOLDER / "login.review.yaml").read_text("utf-8")
    document = types.TextDocumentIdentifier(uri)

    hover = await client.text_document_hover_async(
        types.HoverParams(document, place(text, "iphone-se-3"))
    )
    assert hover.contents.kind == types.MarkupKind.Markdown
    assert hover.contents.value.startswith("`iphone-se-3` (device)\n\niPhone SE (3rd generation)")

    completion = await client.text_document_completion_async(
        types.CompletionParams(document, place(text, "iphone-se-3"))
    )
    assert "ipad-pro-13-m4" in [item.label for item in completion.items]


@pytest.mark.asyncio
async def test_rules_of_a_team(client: LanguageClient):
    _, found = await opened(client, "team/.reviewlint.yaml")
    assert codes(found) == ["unknown-field"]
    uri, found = await opened(client, "team/login.review.yaml")
    assert "unknown-field" in codes(found)
    text = (FOLDER / "team/.reviewlint.yaml").read_text("utf-8").replace("buttonz", "buttons")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, (FOLDER / "team/.reviewlint.yaml").as_uri()),
            [types.TextDocumentContentChangeWholeDocument(text)],
        )
    )
    found = await told(client, uri, lambda found: "team-button" in codes(found))
    assert [one.message for one in found if one.code == "team-button"] == [
        "A button is there\nTake it away."
    ]


if __name__ == "__main__":
    sys.exit(pytest.main([__file__, "-q", "-p", "no:cacheprovider", "-o", "asyncio_default_fixture_loop_scope=function"]))
