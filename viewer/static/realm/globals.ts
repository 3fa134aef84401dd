// The globals of a page's realm, except those in ECMAScript. The realm implements them itself. All pages would share
// a class of the process, and could reach the process through it.
import { askHost } from './ask-host.ts';
import {
  RealmAbortController,
  RealmAbortSignal,
  RealmCustomEvent,
  RealmDomException,
  RealmEvent,
  RealmEventTarget,
} from './events.ts';
import { RealmStream } from './stream.ts';
import { structuredClone } from './structured-clone.ts';
import { atob, btoa, RealmTextDecoder, RealmTextEncoder } from './text-codecs.ts';
import { timerGlobals, virtualNow } from './timers.ts';
import { RealmSearchParams, RealmUrl } from './url.ts';

const randomUUID = () => askHost(() => realmHost.uuid());

function getRandomValues<View extends ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = 0; at < bytes.length; at += 6) {
    // The last 12 digits of a UUID are random.
    const digits = randomUUID().slice(-12);
    for (let rest = 0; rest < 6 && at + rest < bytes.length; rest += 1)
      bytes[at + rest] = parseInt(digits.slice(rest * 2, rest * 2 + 2), 16);
  }
  return view;
}

/** The collector decides when a callback runs, so none ever does: rendering depends on nothing but its input. */
class QuietRegistry {
  register(): void {}

  unregister(): boolean {
    return false;
  }
}

const globals = {
  ...timerGlobals,
  AbortController: RealmAbortController,
  AbortSignal: RealmAbortSignal,
  CustomEvent: RealmCustomEvent,
  DOMException: RealmDomException,
  Event: RealmEvent,
  EventTarget: RealmEventTarget,
  FinalizationRegistry: QuietRegistry,
  ReadableStream: RealmStream,
  TextDecoder: RealmTextDecoder,
  TextEncoder: RealmTextEncoder,
  URL: RealmUrl,
  URLSearchParams: RealmSearchParams,
  atob,
  btoa,
  crypto: { getRandomValues, randomUUID },
  global: globalThis,
  performance: { now: virtualNow, timeOrigin: 0, mark: () => undefined, measure: () => undefined },
  structuredClone: (value: unknown) => structuredClone(value),
};

// These block, share memory between threads, or run code outside of the heap limit.
for (const name of ['Atomics', 'SharedArrayBuffer', 'WebAssembly']) Reflect.deleteProperty(globalThis, name);
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
