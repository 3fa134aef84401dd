import type { Corpus, Extension } from '../../compiler/index.ts';
import { wellKnownFiles } from './cards/well-known.ts';
import { negotiate } from './negotiation/negotiate.ts';

/** Settings of the extension. The config of the site validates them. */
export interface AgentOptions {
  /** Whether `lectern dev` and `lectern serve` run an MCP server at the path `mcp`, below the base URL. */
  mcp: boolean;
  /** The URL of the MCP server of the published site. */
  server?: string | undefined;
}

/** The bundle that implements the Model Context Protocol. It is loaded with the first request. */
interface Commands {
  answer(request: Request, corpus: Corpus): Promise<Response>;
}
const commands = new URL('./command.js', import.meta.url).href;

/** Lets agents read a site: Markdown by negotiation, and a server of the Model Context Protocol. */
export const agents: Extension<AgentOptions> = {
  name: 'agents',
  async files(corpus, emit, { options: { server }, site: { baseUrl } }) {
    // Agents request the files in `/.well-known/` only at the root of a host.
    if (baseUrl !== '/') return;
    for (const [path, text] of wellKnownFiles(await corpus.site(), server)) emit(path, text);
  },
  async handle(request, corpus, { options: { mcp }, site: { baseUrl } }) {
    const { pathname } = new URL(request.url);
    if (mcp && pathname === `${baseUrl}mcp`) return ((await import(commands)) as Commands).answer(request, corpus);
    return negotiate(request, async () => corpus);
  },
};
