import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Point } from '../../diagnostics/diagnostic.ts';
import { lowerSvg } from '../../html/lower-svg.ts';
import type { Json } from '../../../corpus/schema/index.ts';
import type { Asset, AssetUse } from '../../link/link.ts';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import { decodeText } from '../../fs/read.ts';
import { jsonProblem } from '../settings/json-problem.ts';

type Contents = Pick<Asset, 'json' | 'text' | 'svg' | 'problems'>;

/** Maximum size in bytes. Pages contain the content, and browsers load a page as a whole. */
const sizeLimit = 5 * 1024 * 1024;
/** Maximum depth of data. Recursive functions would overflow the stack only with a far greater depth. */
const maxDataDepth = 200;

/**
 * Reads the content of a file that is imported as data, as text or as an inline image.
 *
 * @param sitePath relative to the site's folder
 */
export function readContents(sitePath: string, bytes: Uint8Array, uses: ReadonlySet<AssetUse>): Contents {
  const contents = [...uses].filter((use) => use !== 'file');
  if (contents.length === 0) return {};
  if (bytes.length > sizeLimit) {
    return { problems: [diagnose('file-too-large', { path: sitePath }, { bytes: bytes.length, limit: sizeLimit })] };
  }
  const decoded = decodeText(bytes);
  if ('wrongByte' in decoded)
    return { problems: [diagnose('invalid-utf8', { path: sitePath, ...decoded.wrongByte }, {})] };
  const { text } = decoded;
  const result: Contents = {};
  const problems: Diagnostic[] = [];
  const fail = (reason: string, at?: Point) =>
    void problems.push(diagnose('invalid-data', { path: sitePath, ...at }, { reason }));
  if (uses.has('text')) result.text = text;
  if (uses.has('json')) result.json = sitePath.endsWith('.json') ? parseJson(text, fail) : parseData(text, fail);
  if (uses.has('svg')) {
    const svg = lowerSvg(text);
    if ('reason' in svg) fail(svg.reason);
    else result.svg = svg;
  }
  return problems.length === 0 ? result : { ...result, problems };
}

type Fail = (reason: string, at?: Point) => void;

function parseJson(text: string, fail: Fail): Json | undefined {
  const problem = jsonProblem(text);
  if (problem) return void fail(`the file is not JSON: expected ${problem.expected}`, problem.at);
  return validJson(JSON.parse(text), fail);
}

function parseData(text: string, fail: Fail): Json | undefined {
  const { errors, read } = parseYaml(text);
  for (const { reason, at } of errors) fail(reason, at);
  return read && errors.length === 0 ? validJson(read.value, fail) : undefined;
}

// Checks that a YAML value can be converted to JSON. In YAML, an alias may refer to its own parent, and JSON has no
// `.inf` and `.nan`.
function validJson(value: unknown, fail: Fail): Json | undefined {
  if (isDeep(value, maxDataDepth)) return void fail('the data is nested too deeply');
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}

function isDeep(value: unknown, allowed: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return allowed === 0 || Object.values(value).some((part) => isDeep(part, allowed - 1));
}
