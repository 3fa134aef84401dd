#!/usr/bin/env node
import { run } from '../build/compiler/cli.js';

await run(process.argv);
