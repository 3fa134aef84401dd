import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findChromium } from '../find-chromium.js';

/** Returns a machine on which only the given programs are installed. */
function machine(given: {
  env?: Record<string, string>;
  files?: string[];
  path?: string[];
  isRoot?: boolean;
  answer?: boolean;
}) {
  const installed: string[] = [];
  const questions: string[] = [];
  return {
    installed,
    questions,
    env: given.env ?? {},
    has: (file: string) => (given.files ?? []).includes(file),
    which: (name: string) => ((given.path ?? []).includes(name) ? `/usr/bin/${name}` : undefined),
    canInstall: () => given.isRoot === true,
    install: (name: string) => {
      installed.push(name);
      return `/usr/bin/${name}`;
    },
    ask: async (question: string) => {
      questions.push(question);
      return given.answer === true;
    },
  };
}

/** @returns the message of the error that `findChromium` throws */
const refusal = (on: ReturnType<typeof machine>): Promise<string> =>
  findChromium(on).then(
    (program) => `found ${program}`,
    ({ message }: Error) => message,
  );

test('CHROME_PATH comes before every program on the path', async () => {
  const on = machine({ env: { CHROME_PATH: '/opt/chrome' }, files: ['/opt/chrome'], path: ['chromium'] });
  assert.is(await findChromium(on), '/opt/chrome');
});

test('a CHROME_PATH without a file is an error that names it', async () => {
  assert.match(
    await refusal(machine({ env: { CHROME_PATH: '/opt/chrome' }, path: ['chromium'] })),
    'CHROME_PATH is /opt/chrome',
  );
});

test('an installed browser is used, and no other is installed', async () => {
  for (const name of ['chromium-headless-shell', 'chromium', 'google-chrome']) {
    const on = machine({ path: [name], isRoot: true, env: { CI: 'true' } });
    assert.is(await findChromium(on), `/usr/bin/${name}`);
    assert.equal(on.installed, []);
  }
});

test('root is asked before a package is installed', async () => {
  const yes = machine({ isRoot: true, answer: true });
  assert.is(await findChromium(yes), '/usr/bin/chromium-headless-shell');
  assert.is(yes.questions.length, 1);
  const no = machine({ isRoot: true });
  assert.match(await refusal(no), 'need Chromium');
  assert.equal(no.installed, []);
});

test('in CI the package is installed without a question', async () => {
  const on = machine({ isRoot: true, env: { CI: 'true' } });
  assert.is(await findChromium(on), '/usr/bin/chromium-headless-shell');
  assert.equal(on.questions, []);
});

test('other users install the browser themselves', async () => {
  const on = machine({ env: { CI: 'true' }, answer: true });
  assert.match(await refusal(on), 'set CHROME_PATH');
  assert.equal(on.questions, []);
});

test.run();
