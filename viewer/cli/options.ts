import { parseArgs } from 'node:util';
import { CliError } from './output.ts';

export interface Options {
  /** The folder or URL of the corpus. */
  corpus: string;
  outDir: string;
  /** The URL from which pages load the corpus. Default: `corpus/` below the site's base URL. */
  corpusUrl?: string | undefined;
  isCopied: boolean;
}

export const help = `Usage: npx @lectern/viewer <corpus> --out <dir>

Builds a site from a corpus: writes the viewer's files, an HTML document for each route, and a copy of the corpus.

Arguments:
  corpus              the folder that contains site.json, routes.json and pages/, or the URL of one

Options:
  --out <dir>         the output folder; publish its content at the base URL of the site
  --no-copy           do not copy the corpus: pages load it from its URL. If the corpus is a
                      folder, pages load it from corpus/ below their base URL
  --corpus-url <url>  do not copy the corpus: pages load it from this URL. Another host must allow that (CORS)
  --version           print the version
  --help              print this
`;

/**
 * @param args the arguments after the name of the command
 * @throws CliError for unknown or wrong options
 */
export function readOptions(args: readonly string[]): Options | 'help' | 'version' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const [corpus, ...others] = positionals;
  if (corpus === undefined)
    throw new CliError(2, 'Name the corpus: a folder that contains site.json, or the URL of such a folder.');
  if (others.length > 0) throw new CliError(2, `Only one corpus is allowed; also given: “${others.join('” and “')}”.`);
  if (values.out === undefined) throw new CliError(2, 'Name the output folder: --out <dir>.');
  const isUrl = isHttp(corpus);
  const given = values['corpus-url'];
  if (given !== undefined && !isHttp(given) && !given.startsWith('/'))
    throw new CliError(2, `--corpus-url takes a URL or a path that starts with a slash, not “${given}”.`);
  const isCopied = !values['no-copy'] && given === undefined;
  const address = given ?? (isUrl && !isCopied ? corpus : undefined);
  return {
    corpus: isUrl ? withSlash(corpus) : corpus,
    outDir: values.out,
    corpusUrl: address && withSlash(address),
    isCopied,
  };
}

export function isHttp(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        'no-copy': { type: 'boolean' },
        'corpus-url': { type: 'string' },
        version: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new CliError(2, (error as Error).message);
  }
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
