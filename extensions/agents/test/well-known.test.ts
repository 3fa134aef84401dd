import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Corpus } from '../../../corpus/index.ts';
import { agents } from '../index.ts';
import { wellKnownFiles } from '../cards/well-known.ts';

const site = {
  title: 'Häfen: “Tide”',
  tagline: 'About\n---\nwater',
  url: 'https://docs.example.com',
  generator: { name: 'lectern', version: '0.2.0' },
};

test('the index of skills names the skill and its digest', () => {
  const files = wellKnownFiles(site, undefined);
  assert.equal([...files.keys()].sort(), [
    '.well-known/agent-skills/hafen-tide-docs/SKILL.md',
    '.well-known/agent-skills/index.json',
  ]);
  const [entry] = (
    JSON.parse(files.get('.well-known/agent-skills/index.json')!) as { skills: Record<string, string>[] }
  ).skills;
  const skill = files.get(entry!.url!.slice(1))!;
  assert.is(entry!.digest, `sha256:${createHash('sha256').update(skill).digest('hex')}`);
  assert.match(skill, /^---\nname: hafen-tide-docs\ndescription: "Use this skill .*\(About --- water\).*"\n---\n/);
  assert.not.match(skill, 'MCP server');
});

test('a server card and its catalog exist only for a site with a server', () => {
  const files = wellKnownFiles(site, 'https://docs.example.com/mcp');
  const card = JSON.parse(files.get('mcp/server-card.json')!) as Record<string, unknown>;
  assert.match(String(card.$schema), /\/schemas\/v1\/server-card\.schema\.json$/);
  assert.is(card.name, 'com.example.docs/lectern-docs');
  assert.match(String(card.name), /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  assert.is((card.remotes as { url: string }[])[0]!.url, 'https://docs.example.com/mcp');
  const { entries } = JSON.parse(files.get('.well-known/ai-catalog.json')!) as { entries: Record<string, string>[] };
  assert.equal(entries[0], {
    identifier: 'urn:air:docs.example.com:mcp:lectern-docs',
    type: 'application/mcp-server-card+json',
    url: 'https://docs.example.com/mcp/server-card.json',
  });
  assert.match(files.get('.well-known/agent-skills/hafen-tide-docs/SKILL.md')!, 'https://docs.example.com/mcp');
});

test('a title without Latin letters and a long title give valid names', () => {
  for (const title of ['港', 'x'.repeat(500), '- -'])
    assert.match(JSON.parse(wellKnownFiles({ ...site, title }, undefined).get('.well-known/agent-skills/index.json')!).skills[0].name, /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/); // prettier-ignore
});

test('the extension writes the files only at the root of a host', async () => {
  const written = async (baseUrl: string) => {
    const paths: string[] = [];
    const corpus = { site: async () => site } as unknown as Corpus;
    await agents.files!(corpus, (path) => paths.push(path), { options: { mcp: true }, site: { baseUrl } } as never);
    return paths.length;
  };
  assert.equal([await written('/'), await written('/handbook/')], [2, 0]);
});

test.run();
