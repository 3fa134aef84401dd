import type { Corpus, Extension } from '../../compiler/index.ts';
import { negotiate } from './negotiation/negotiate.ts';

/** Settings of the extension. The config of the site validates them. */
export interface AgentOptions {
  /** Whether `lectern dev` and `lectern serve` answer the Model Context Protocol at `mcp`, below the base URL. */
  mcp: boolean;
}

/** The bundle that contains the protocol. It is loaded with the first request. */
interface Commands {
  answer(request: Request, corpus: Corpus): Promise<Response>;
}
const commands = new URL('./command.js', import.meta.url).href;

/** Lets agents read a site: Markdown by negotiation, and a server of the Model Context Protocol. */
export const agents: Extension<AgentOptions> = {
  name: 'agents',
  async handle(request, corpus, { options: { mcp }, site: { baseUrl } }) {
    const { pathname } = new URL(request.url);
    if (mcp && pathname === `${baseUrl}mcp`) return ((await import(commands)) as Commands).answer(request, corpus);
    return negotiate(request, async () => corpus);
  },
};
