#!/usr/bin/env node
// A static import could not be caught, and loading these modules can exceed the limit of open files.
const { run } = await import('../build/compiler/cli.js').catch((error) => {
  if (error.code !== 'EMFILE' && error.code !== 'ENFILE') throw error;
  process.stderr.write('can\'t load Lectern: too many files are open\n  hint: raise the limit with "ulimit -n"\n');
  process.exit(3);
});

await run(process.argv);
