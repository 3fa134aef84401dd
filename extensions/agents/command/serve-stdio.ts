import { createServer, currentCorpus, serveStdio as serve, StdioServerTransport } from '../function/index.ts';

/**
 * Runs an MCP server over standard input and output, until the client closes the input.
 *
 * @param address the output folder, or the URL of a published site
 * @throws CorpusError if there is no site
 */
export async function serveStdio(address: string): Promise<void> {
  const current = currentCorpus(address);
  await current();
  const ended = new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  const { close } = serve(async () => createServer(await current()), { transport });
  await ended;
  await close();
}
