import { createMcpHandler } from '@modelcontextprotocol/server';
import { openCorpus, type Corpus, type CorpusOptions } from '../../../corpus/index.ts';
import { createServer } from './server.ts';

/** Maximum size of a request, in bytes. */
const mostBytes = 64 * 1024;

/** CORS headers: pages of any site may call the server, because it returns only public content and uses no
 * credentials. */
const corsHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, GET, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, Authorization, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'Access-Control-Max-Age': '86400',
};

/**
 * Answers a request of the Model Context Protocol over HTTP. It keeps no state between requests.
 *
 * @param corpus the site in its main language
 */
export async function answer(request: Request, corpus: Corpus): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  const handler = createMcpHandler(() => createServer(corpus), {
    // A published corpus doesn't change, so clients can't subscribe to changes, and no request stays open.
    maxSubscriptions: 0,
    maxRequestBodySize: mostBytes,
    keepAliveMs: 0,
  });
  const response = await handler.fetch(request);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Opens a site for a long-running server, during which the site may be compiled again.
 *
 * @param address the output folder, or the URL of the published site
 * @returns a function that returns the current corpus
 */
export function currentCorpus(address: string | URL, options?: CorpusOptions): () => Promise<Corpus> {
  let corpus: Corpus | undefined;
  return async () => {
    const newest = openCorpus(address, options);
    const { generation } = await newest.site();
    if (corpus === undefined || generation === undefined || (await corpus.site()).generation !== generation)
      corpus = newest;
    return corpus;
  };
}
