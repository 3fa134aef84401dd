/** Thrown if an optional package is not installed. */
export class MissingPackage extends Error {
  readonly hint: string;

  constructor(name: string) {
    super(`the package "${name}" is not installed`);
    this.hint = `run "npm install ${name}"`;
  }
}

/**
 * Loads a package, which is an optional peer dependency of Lectern.
 *
 * @throws MissingPackage if it is not installed
 */
export async function loadPackage<Module>(name: string): Promise<Module> {
  try {
    return (await import(name)) as Module;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') throw new MissingPackage(name);
    throw error;
  }
}
