import type { HarRequest, WriteRequest } from '../packages.ts';
import type { SampleLanguage } from '../options.ts';
import { securityOf } from '../spec/security.ts';
import { serversOf } from '../spec/servers.ts';
import type { Operation, Parameter } from '../spec/operations.ts';
import { child, children, type Spec } from '../spec/spec.ts';
import { asJson, isObject } from '../spec/values.ts';
import { exampleOf, writtenExample, type ExampleWriter } from './example.ts';

/** A sample of a request in one programming language. */
export interface RequestSample {
  label: string;
  value: SampleLanguage;
  /** The language for syntax highlighting. */
  language: string;
  text: string;
}

const languages: Record<SampleLanguage, { label: string; language: string; target: string; client: string }> = {
  curl: { label: 'curl', language: 'bash', target: 'shell', client: 'curl' },
  javascript: { label: 'JavaScript', language: 'js', target: 'javascript', client: 'fetch' },
  python: { label: 'Python', language: 'python', target: 'python', client: 'requests' },
};

/** Generates the sample of an operation's request in each language. */
export async function requestSamples(
  operation: Operation,
  writer: ExampleWriter & { writeRequest: WriteRequest },
  chosen: readonly SampleLanguage[],
): Promise<RequestSample[]> {
  return Promise.all(
    chosen.map(async (value) => {
      const { label, language, target, client } = languages[value];
      // Only the curl sample has JSON on several lines, because a shell accepts line breaks in quoted arguments.
      const request = requestOf(operation, writer, value === 'curl' ? 2 : undefined);
      const text = await writer.writeRequest(request, target, client);
      // The package encodes the braces of placeholders such as `{petId}`, so they are decoded again.
      return { label, value, language, text: text.replaceAll(/%7B([\w.-]+)%7D/g, '{$1}') };
    }),
  );
}

function requestOf(operation: Operation, writer: ExampleWriter, indent: number | undefined): HarRequest {
  const { spec } = writer;
  const fields = { header: [] as Pair[], query: [] as Pair[], cookie: [] as Pair[] };
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') continue;
    const value = parameterValue(spec, parameter, writer);
    if (value !== undefined) fields[parameter.in].push({ name: parameter.name, value });
  }
  const [credentials] = securityOf(spec, operation);
  for (const scheme of credentials?.schemes ?? [])
    if (scheme.sent) fields[scheme.sent.in].push({ name: scheme.sent.name, value: scheme.sent.value });
  const body = bodyOf(operation, writer, indent);
  if (body) fields.header.unshift({ name: 'Content-Type', value: body.mimeType });
  return {
    method: operation.method.toUpperCase(),
    url: urlOf(operation, writer),
    httpVersion: 'HTTP/1.1',
    headers: fields.header,
    queryString: fields.query,
    cookies: fields.cookie,
    ...(body && { postData: body }),
    headersSize: -1,
    bodySize: -1,
  };
}

type Pair = HarRequest['headers'][number];

function urlOf({ path, parameters, isWebhook, ...operation }: Operation, writer: ExampleWriter): string {
  if (isWebhook) return 'https://example.com/webhook';
  const [server = { url: '/' }] = serversOf(writer.spec, operation);
  const base = /^https?:\/\/[^/]/.test(server.url)
    ? server.url
    : `https://example.com/${server.url.replace(/^\/+/, '')}`;
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    const example = parameter && exampleIn(writer.spec, parameter);
    return example === undefined ? whole : encodeURIComponent(example);
  });
  const url = base.replace(/\/+$/, '') + (filled.startsWith('/') ? filled : `/${filled}`);
  return URL.canParse(url) ? url : `https://example.com${filled}`;
}

/** @returns the example that the description contains */
function exampleIn(spec: Spec, { node, schema }: Parameter): string | undefined {
  const found =
    writtenExample(spec, node) ?? (schema && (child(schema, 'example').value ?? child(schema, 'default').value));
  return found === undefined || found === null ? undefined : textOf(found);
}

/** Returns the value of a parameter in samples. Optional parameters without an example are left out. */
function parameterValue(spec: Spec, parameter: Parameter, writer: ExampleWriter): string | undefined {
  const written = writtenExample(spec, parameter.node);
  if (written !== undefined) return textOf(written);
  return parameter.isRequired ? textOf(exampleOf(parameter.node, writer, 'request') ?? 'string') : undefined;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'string' ? value : asJson(value);
}

function bodyOf({ body }: Operation, writer: ExampleWriter, indent: number | undefined): HarRequest['postData'] {
  const media = body && children(child(body, 'content'));
  const [mimeType, node] = media?.find(([type]) => /[/+]json\b/.test(type)) ?? media?.[0] ?? [];
  if (mimeType === undefined || !node) return undefined;
  const example = exampleOf(node, writer, 'request');
  if (/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(mimeType))
    return {
      mimeType,
      params: isObject(example) ? Object.entries(example).map(([name, value]) => ({ name, value: textOf(value) })) : [],
    };
  if (example === undefined) return { mimeType, text: '' };
  return { mimeType, text: typeof example === 'string' ? example : asJson(example, indent) };
}
