import { words } from '../../values/words.ts';

/** Globals of JavaScript. */
const javascript = `
  Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError
  Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN
  Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol
  SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
  arguments decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN
  parseFloat parseInt undefined unescape
`;

/** Globals of browsers. */
const browsers = `
  AbortController AbortSignal Blob CSS CustomEvent DOMParser Document Element Event EventTarget File
  FileReader FormData HTMLElement Headers Image Node Option Request Response TextDecoder TextEncoder URL
  URLSearchParams WebAssembly WebSocket Worker alert atob btoa caches clearInterval clearTimeout confirm
  console crypto customElements devicePixelRatio document fetch getComputedStyle history indexedDB innerHeight
  innerWidth localStorage location matchMedia navigator performance prompt queueMicrotask
  requestAnimationFrame screen scrollTo self sessionStorage setInterval setTimeout structuredClone window
`;

/** Names that bundlers define. Some of them are globals of Node.js. */
const bundlers = 'Buffer React exports global module process require setImmediate';

/** Names that code may use without a declaration. */
export const globalNames: ReadonlySet<string> = new Set(words(javascript + browsers + bundlers));
