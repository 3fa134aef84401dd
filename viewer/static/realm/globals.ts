// The globals of a page's realm that are not part of ECMAScript. They are implemented inside the realm, because page
// code could access the process through any class of the process.
import { callHost } from './call-host.ts';
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

const randomUUID = () => callHost(() => realmHost.uuid());

function getRandomValues<View extends ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = 0; at < bytes.length; at += 6) {
    // Only the last 12 digits are used, because they are random in every version of UUIDs.
    const digits = randomUUID().slice(-12);
    for (let rest = 0; rest < 6 && at + rest < bytes.length; rest += 1)
      bytes[at + rest] = parseInt(digits.slice(rest * 2, rest * 2 + 2), 16);
  }
  return view;
}

/**
 * A `FinalizationRegistry` that never calls its callbacks. Otherwise, the time of garbage collection could change the
 * output.
 */
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

// Deletes globals that can block the thread, share memory between threads, or use memory outside of the heap limit.
for (const name of ['Atomics', 'SharedArrayBuffer', 'WebAssembly']) Reflect.deleteProperty(globalThis, name);
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });

// Makes stacks long enough to contain code of the site, because the compiler reports this code. Many calls in
// packages can be above it.
Error.stackTraceLimit = 50;
