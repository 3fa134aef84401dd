#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CorpusError } from '../corpus/fetch-json.ts';
import { CliError } from './output.ts';
import { help, readOptions } from './options.ts';
import { publishCorpus } from './publish-corpus.ts';

// The paths are relative to `build/cli/main.js`, where the package contains this module.
const packageFile = new URL('../../package.json', import.meta.url);
const viewerDir = fileURLToPath(new URL('../standalone', import.meta.url));

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(help);
  else if (options === 'version')
    console.log((JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version);
  else {
    const { pages, copied, viewer, warnings } = await publishCorpus(options, viewerDir);
    for (const warning of warnings) console.error(warning);
    console.log(
      `Wrote ${pages} pages, ${viewer} files of the viewer and ${copied} files of the corpus into ${options.outDir}`,
    );
  }
} catch (error) {
  if (!(error instanceof CliError || error instanceof CorpusError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof CliError ? error.exitCode : 1;
}
