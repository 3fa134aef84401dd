// The bundle that generated serverless functions contain. It uses only `fetch` and other web standards. The command
// `lectern mcp` uses the same bundle.
export {
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
export { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
export { createServer } from '../mcp/server.ts';
export { answer, currentCorpus };
import { negotiate } from '../negotiation/negotiate.ts';
import { answer, currentCorpus } from '../mcp/answer.ts';

/** The options that a host passes to a site function. */
export interface FunctionOptions {
  /** URL of the site, including the base URL. */
  site: string;
  /** Reads a static file of the site. Default: `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** Path of the MCP server, below the base URL. */
const mcpPath = 'mcp';

/**
 * @returns a function that answers MCP requests and requests for Markdown from the static files of a site. It returns
 * undefined for all other requests
 */
export function siteFunction({ site, fetch }: FunctionOptions): (request: Request) => Promise<Response | undefined> {
  const address = new URL(site.endsWith('/') ? site : `${site}/`);
  const current = currentCorpus(address, { fetch });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.replace(/\/$/, '') === address.pathname + mcpPath) return answer(request, await current());
    return negotiate(request, current);
  };
}
