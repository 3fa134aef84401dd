// The message `ActionResult` of Bazel's Remote Execution API, with the field `stdout_digest` alone. Servers such as
// bazel-remote refuse other bytes in `/ac`.
//
//     32 length          field 6, `stdout_digest`
//       0a 40 <hash>     field 1, `hash`: 64 hexadecimal digits
//       10 size          field 2, `size_bytes`

/** @returns an action result that refers to a file */
export function actionResult(hash: string, size: number): Uint8Array<ArrayBuffer> {
  const digest = [0x0a, hash.length, ...Buffer.from(hash), 0x10, ...varint(size)];
  return Buffer.from([0x32, digest.length, ...digest]);
}

/** @returns the hash in an encoded `ActionResult`; undefined for other bytes. The message may contain further fields */
export function digestIn(result: Uint8Array): string | undefined {
  return /\x0a@([\da-f]{64})\x10/.exec(Buffer.from(result).toString('latin1'))?.[1];
}

/** Encodes a number: seven bits in each byte, lowest first. The highest bit marks that another byte follows. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
