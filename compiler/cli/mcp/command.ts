import { Command, Option } from 'commander';
import path from 'node:path';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import { interrupted } from '../failure.ts';
import { isLoopback, note, noteReach, print, siteFolder } from '../output.ts';
import { parsePort } from '../site-options.ts';

interface Flags {
  http?: boolean;
  port: number;
  host: string;
  function?: string;
}

/** The module `command.js` of the extension `agents`. */
interface McpModule {
  serveStdio(address: string): Promise<void>;
  serveHttp(
    address: string,
    options: { port: number; host: string; isLocal: boolean },
  ): Promise<{ url: string; close(): Promise<void> }>;
  functionFile(host: string, site: string): { path: string; text: string };
}

const hosts = ['cloudflare', 'netlify', 'vercel', 'deno'];

/** The command `lectern mcp [site]`. It lets agents read a compiled site, over the Model Context Protocol. */
export function mcpCommand(): Command {
  return new Command('mcp')
    .description('let agents search and read a compiled site, over the Model Context Protocol')
    .argument('[site]', 'the output folder or the URL of a site (default: dist in the current site)')
    .option('--http', 'answer over HTTP instead of standard input and output')
    .option('--port <number>', 'the port for --http; 0 for any free port', parsePort, 4100)
    .option('--host <address>', 'the address for --http', '127.0.0.1')
    .addOption(
      new Option(
        '--function <host>',
        'print the source of a serverless function, for the given hosting service, that answers agents',
      ).choices(hosts),
    )
    .action(async (site: string | undefined, { http, port, host, function: target }: Flags) => {
      const address = addressOf(site);
      const { builtInCommand } = await import('../../project/built-in-extensions.ts');
      const module = await builtInCommand<McpModule>('agents');
      if (target !== undefined) return printFunction(module, target, site);
      if (!http) return reading(address, () => module.serveStdio(address));
      const isLocal = isLoopback(host);
      const server = await reading(address, () => module.serveHttp(address, { port, host, isLocal }));
      noteReach(host);
      print(`Answering agents about ${address} at ${server.url}`);
      process.exitCode = await interrupted();
      await server.close();
    });
}

const isUrl = (site: string) => /^https?:\/\//i.test(site);

function addressOf(site: string | undefined): string {
  if (site !== undefined && isUrl(site)) return site;
  return path.resolve(site ?? path.join(siteFolder(undefined), 'dist'));
}

function printFunction({ functionFile }: McpModule, host: string, site: string | undefined): void {
  if (site === undefined || !isUrl(site)) {
    const hint = `run "lectern mcp https://docs.example.com --function ${host}"`;
    throw new ConfigError('lectern mcp', [
      { key: '--function', message: 'the URL of the published site is missing', hint },
    ]);
  }
  const { path: file, text } = functionFile(host, site);
  note(`Save the printed source as ${file}.`);
  print(text);
}

/** @throws EnvironmentError if the site can't be read */
async function reading<T>(address: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    // `instanceof` would fail, because the extension's bundle contains its own copy of `CorpusError`.
    if ((error as Error).name !== 'CorpusError') throw error;
    const hint = isUrl(address) ? 'check the URL of the site' : 'run "lectern compile" first';
    throw new EnvironmentError(`"${address}" does not contain a compiled site`, hint, error);
  }
}
