// The entry of the bundle that runs in a page's realm.
import './globals.ts';
import type { CodePage, CodePageRenderer, RenderedCodePage, Misplaced } from '../../html/page-renderer.ts';
import { freezeIntrinsics } from '../../html/freeze-intrinsics.ts';
import { keepRows } from '../keep-rows.tsx';
import { openCodePageRenderer } from '../render-code-page.tsx';
import { callHost } from './call-host.ts';
import { textOfThrown, thrownWithStack } from './describe-thrown.ts';
import type { Realm } from '../../html/realm-host.ts';
import { fireNextTimer, resetTimers } from './timers.ts';

type Namespace = Record<string, unknown>;

// Stores built-in functions before page code runs, because page code may replace them.
const { parse, stringify } = JSON;

const reading = new Map<string, ((text: string | undefined) => void)[]>();
const loading = new Map<number, { resolve: (namespace: Namespace) => void; reject: (reason: unknown) => void }>();
let lastLoad = 0;

function read(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    reading.set(address, [...(reading.get(address) ?? []), resolve]);
    callHost(() => realmHost.read(address));
  });
}

function load(href: string): Promise<Namespace> {
  return new Promise((resolve, reject) => {
    lastLoad += 1;
    const id = lastLoad;
    loading.set(id, { resolve, reject });
    callHost(() => realmHost.load(id, href));
  });
}

function misplacedIn(html: string): Misplaced | undefined {
  const found = callHost(() => realmHost.misplacedIn(html));
  return found === undefined ? undefined : (parse(found) as Misplaced);
}

let renderer: Promise<CodePageRenderer> | undefined;
/** Cached parsed sites and sidebars: JSON → value. */
const parsed = new Map<string, unknown>();
const mostParsed = 40;

function parseOnce(json: string): unknown {
  const known = parsed.get(json) ?? parse(json);
  parsed.delete(json);
  parsed.set(json, known);
  if (parsed.size > mostParsed) parsed.delete(parsed.keys().next().value!);
  return known;
}

async function renderHtml(page: CodePage): Promise<RenderedCodePage> {
  try {
    const { render } = await (renderer ??= openCodePageRenderer(read));
    return await render(page, load, misplacedIn);
  } catch (error) {
    return { problems: [{ of: 'unknown', ...thrownWithStack(error) }] };
  }
}

function done(rendered: RenderedCodePage): void {
  let text: string;
  try {
    text = stringify(rendered);
  } catch (error) {
    text = stringify({ problems: [{ of: 'unknown', ...thrownWithStack(error) }] });
  }
  callHost(() => realmHost.done(text));
}

export const realm: Realm = {
  share() {
    freezeIntrinsics(globalThis);
    keepRows();
  },
  endPage: resetTimers,
  start(page, site, data) {
    void renderHtml({ page: parse(page), site: parseOnce(site), data: parseOnce(data) } as CodePage).then(done);
  },
  fireNext: fireNextTimer,
  arrive(address, text) {
    const waiting = reading.get(address) ?? [];
    reading.delete(address);
    for (const resolve of waiting) resolve(text);
  },
  loaded(id, namespace, isFailed, reason) {
    const { resolve, reject } = loading.get(id)!;
    loading.delete(id);
    if (isFailed) reject(reason);
    // Copies the exports, because a module namespace with an export named `then` would be treated as a promise.
    else resolve({ ...(namespace as Namespace) });
  },
  error: (message) => new Error(message),
  describe: textOfThrown,
};
