import type { Operation } from './operations.ts';
import { child, children, resolve, rootOf, type Node, type Spec } from './spec.ts';
import { asList, asText, isObject } from './values.ts';

/** An authentication scheme, as an operation requires it. */
export interface SecurityScheme {
  name: string;
  node: Node;
  /** The kind in the words of the page: `HTTP bearer (JWT)`. */
  kind: string;
  /** The scopes that an operation needs. */
  scopes: readonly string[];
  /**
   * The location, the name and a sample value of the credentials in a request. Undefined if samples can't contain
   * credentials of this kind.
   */
  sent: { in: 'header' | 'query' | 'cookie'; name: string; value: string } | undefined;
}

/** Authentication schemes that a request must use together. If the list is empty, no authentication is required. */
export interface Requirement {
  schemes: readonly SecurityScheme[];
}

/** @returns the alternative requirements of an operation; empty if it needs no authentication */
export function securityOf(spec: Spec, { node, isWebhook }: Pick<Operation, 'node' | 'isWebhook'>): Requirement[] {
  const own = child(node, 'security').value;
  const written = own ?? (isWebhook ? [] : child(rootOf(spec), 'security').value);
  return asList(written).flatMap((requirement) => {
    if (!isObject(requirement)) return [];
    const schemes = Object.entries(requirement).flatMap(([name, scopes]) => schemeOf(spec, name, scopes) ?? []);
    return [{ schemes }];
  });
}

/** @returns all authentication schemes of an OpenAPI description */
export function allSchemes(spec: Spec): SecurityScheme[] {
  const all = children(child(rootOf(spec), 'components', 'securitySchemes'));
  return all.flatMap(([name]) => schemeOf(spec, name, []) ?? []);
}

function schemeOf(spec: Spec, name: string, scopes: unknown): SecurityScheme | undefined {
  const node = resolve(spec, child(rootOf(spec), 'components', 'securitySchemes', name));
  if (!node || !isObject(node.value)) return undefined;
  return { name, node, scopes: asList(scopes).flatMap((scope) => asText(scope) ?? []), ...kindOf(node.value) };
}

function kindOf(scheme: Record<string, unknown>): Pick<SecurityScheme, 'kind' | 'sent'> {
  const authorization = (value: string) => ({ in: 'header' as const, name: 'Authorization', value });
  const type = asText(scheme.type) ?? '';
  if (type === 'http') {
    const name = asText(scheme.scheme)?.toLowerCase() ?? '';
    const format = asText(scheme.bearerFormat);
    const kind = `HTTP ${name}${format === undefined ? '' : ` (${format})`}`;
    const known: Record<string, string> = { bearer: 'Bearer YOUR_TOKEN', basic: 'Basic YOUR_CREDENTIALS' };
    return { kind, sent: authorization(known[name] ?? `${asText(scheme.scheme) ?? ''} YOUR_CREDENTIALS`) };
  }
  if (type === 'apiKey') {
    const place = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header';
    const name = asText(scheme.name) ?? 'X-API-Key';
    return {
      kind: `API key in ${place === 'header' ? 'the header' : `the ${place}`} ${name}`,
      sent: { in: place, name, value: 'YOUR_API_KEY' },
    };
  }
  if (type === 'oauth2') return { kind: 'OAuth 2.0', sent: authorization('Bearer YOUR_TOKEN') };
  if (type === 'openIdConnect') return { kind: 'OpenID Connect', sent: authorization('Bearer YOUR_TOKEN') };
  return { kind: type === 'mutualTLS' ? 'a client certificate (mutual TLS)' : type, sent: undefined };
}
