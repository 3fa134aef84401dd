import { ConfigError } from '../../config/problem.ts';

const prototypes = { object: Object.prototype, list: Array.prototype, function: Function.prototype } as const;

/**
 * Looks whether code of the site has given every object something that is found among its own keys: settings, and all
 * else that is read as data, would have it too. It is taken away again.
 *
 * @param name of the module that was run
 * @throws ConfigError
 */
export function checkPrototypes(name: string): void {
  const added = Object.entries(prototypes).flatMap(([kind, prototype]) =>
    Object.keys(prototype).map((key) => {
      Reflect.deleteProperty(prototype, key);
      return { kind, key };
    }),
  );
  if (added.length === 0) return;
  throw new ConfigError(
    name,
    added.map(({ kind, key }) => ({
      key: name,
      message: `it gives every ${kind} of this program a key ${JSON.stringify(key)}`,
      hint: `leave the prototype as it is, or use Object.defineProperty, which keeps the key out of what is listed`,
    })),
  );
}
