import type { PageHeaders } from '../../compiler/index.ts';
import type { HostedSite } from './hosted-site.ts';
import { byImportance, fixedPart, keepsRest, redirectForms } from './paths.ts';

/** Maximum size of a CloudFront function, in bytes. */
const longest = 10_000;

/**
 * Generates a CloudFront function for viewer requests. CloudFront requests objects from S3 by file name, so the
 * function converts addresses to file names. The function can't test whether a file exists. So it lists the pages
 * whose path contains a dot in its last segment or matches a rewrite. If redirects don't fit into the maximum size,
 * their HTML files redirect instead.
 */
export function cloudFrontFunction({ site, addresses: { pages, redirects, rewrites } }: HostedSite): string {
  const { baseUrl, trailingSlash } = site;
  const known = pages.filter(
    ({ path }) => /\.[^/]*$/.test(path) || rewrites.some(({ from }) => path.startsWith(fixedPart(from))),
  );
  const files = Object.fromEntries(known.map(({ path, file }) => [withoutSlash(path), baseUrl + file]));
  const shown = rewrites.map((rewrite) => [
    fixedPart(rewrite.from),
    fixedPart(rewrite.to),
    fixedPart(rewrite.from) !== rewrite.from,
    keepsRest(rewrite),
  ]);
  const write = (leads: Record<string, string>) => code({ leads, files, shown, baseUrl, trailingSlash });
  const leads: Record<string, string> = {};
  let length = Buffer.byteLength(write(leads));
  for (const redirect of byImportance(redirects)) {
    const [bare] = redirectForms(redirect);
    length += Buffer.byteLength(JSON.stringify({ [bare!]: redirect.to }));
    if (length > longest) break;
    leads[bare!] = redirect.to;
  }
  return write(leads);
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

function code(given: Record<'leads' | 'files' | 'shown' | 'baseUrl' | 'trailingSlash', unknown>): string {
  const names = Object.entries(given).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value) ?? 'undefined'};\n`,
  );
  return `${names.join('')}${body}`;
}

// The function runs in cloudfront-js-2.0. That runtime has neither modules nor `URL`.
const body = `
function handler({ request }) {
  let path;
  try {
    path = decodeURIComponent(request.uri);
  } catch {
    return { statusCode: 400, statusDescription: 'Bad Request' };
  }
  const bare = path.replace(/\\/+$/, '') || '/';
  if (Object.hasOwn(leads, bare)) return moved(leads[bare], request.querystring);
  const rewrite = Object.hasOwn(files, bare) ? undefined : shown.find(([from, , isOpen]) => isOpen ? (bare + '/').startsWith(from) : bare === from);
  const page = rewrite ? rewrite[1] + (rewrite[3] ? (bare + '/').slice(rewrite[0].length).replace(/\\/$/, '') : '') : path;
  const file = fileOf(page);
  const isPage = file.endsWith('.html') && path !== file && bare + '/' !== baseUrl && bare !== '/';
  if (isPage && !rewrite && trailingSlash !== undefined && path.endsWith('/') !== trailingSlash)
    return moved(encodeURI(trailingSlash ? bare + '/' : bare), request.querystring);
  request.uri = encodeURI(file);
  return request;
}

function fileOf(path) {
  const bare = path.replace(/\\/+$/, '');
  if (Object.hasOwn(files, bare || '/')) return files[bare || '/'];
  if (/\\.[^\\/]*$/.test(bare)) return path;
  if (trailingSlash === false && bare !== '' && bare + '/' !== baseUrl) return bare + '.html';
  return bare + '/index.html';
}

function moved(to, query) {
  const parts = Object.entries(query).flatMap(([name, { value, multiValue }]) =>
    (multiValue || [{ value }]).map((each) => name + '=' + each.value),
  );
  const location = parts.length > 0 && !/[?#]/.test(to) ? to + '?' + parts.join('&') : to;
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
`;

/** Generates a response headers policy with the headers of pages, as JSON for the AWS command line. */
export function cloudFrontHeaders({ site }: Pick<HostedSite, 'site'>, { headers }: PageHeaders): string {
  const valueOf = (header: string) => headers.find(([name]) => name === header)?.[1];
  const policy = {
    Name: `${site.title.replace(/[^\w-]+/g, '-')}-pages`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: valueOf('Content-Security-Policy') },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: valueOf('Referrer-Policy') },
    },
  };
  return `${JSON.stringify(policy, undefined, 2)}\n`;
}
