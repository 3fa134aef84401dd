import { readFileSync } from 'node:fs';

/** A host's format for serverless functions: the file's path, and the code that connects the bundle to the host's
 * API. */
interface HostFunction {
  /** The usual path of the file, relative to the project. */
  path: string;
  /** @param site the URL of the site, as a JSON string */
  code(site: string): string;
}

const hosts = {
  cloudflare: {
    path: 'dist/_worker.js',
    code: (site: string) => `const site = ${site};
let answerOf;
export default {
  async fetch(request, env) {
    const files = (input, init) => env.ASSETS.fetch(new Request(input, init));
    answerOf ??= siteFunction({ site, fetch: files });
    return (await answerOf(request)) ?? withVary(await env.ASSETS.fetch(request));
  },
};
${vary}`,
  },
  netlify: {
    path: 'netlify/edge-functions/agents.js',
    code: (site: string) => `const answerOf = siteFunction({ site: ${site} });
export default async (request, context) => (await answerOf(request)) ?? withVary(await context.next());
export const config = { path: '/*', excludedPath: ['/corpus/*', '/*/corpus/*', '/assets/*'] };
${vary}`,
  },
  vercel: {
    path: 'middleware.js',
    code: (site: string) => `const answerOf = siteFunction({ site: ${site} });
export default (request) => answerOf(request);
export const config = { matcher: '/((?!corpus/|assets/|.*/corpus/|.*\\\\.).*)' };
`,
  },
  deno: {
    path: 'main.js',
    code: (site: string) => `const answerOf = siteFunction({ site: ${site} });
Deno.serve(async (request) => (await answerOf(request)) ?? new Response('Not found.\\n', { status: 404 }));
`,
  },
} satisfies Record<string, HostFunction>;

/** Pages depend on the header \`Accept\`, so caches must store each form apart. */
const vary = `function withVary(response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const answer = new Response(response.body, response);
  answer.headers.append('Vary', 'Accept');
  return answer;
}
`;

export type FunctionHost = keyof typeof hosts;

/** The hosts that a function can be generated for. */
export const functionHosts = Object.keys(hosts) as FunctionHost[];

/**
 * Generates the function of a host. The file is one module without imports. It answers MCP requests, and returns
 * Markdown to clients that prefer it. It reads the static files of a site.
 *
 * @param site the URL of the published site
 */
export function functionFile(host: FunctionHost, site: string): { path: string; text: string } {
  const bundle = withoutExports(readFileSync(new URL('./function.js', import.meta.url), 'utf8'));
  const { path, code } = hosts[host];
  return { path, text: `${bundle}${code(JSON.stringify(site))}` };
}

/**
 * Replaces the exports of the bundle, because hosts run every export of a function: `export{a as siteFunction};` →
 * `const siteFunction=a;`
 */
function withoutExports(bundle: string): string {
  const [exports, names = ''] = /export\{([^{}]*)\};?\s*$/.exec(bundle)!;
  const own = names.split(',').find((name) => name.endsWith(' as siteFunction'))!;
  return `${bundle.slice(0, -exports.length)}const siteFunction=${own.split(' ')[0]};\n`;
}
