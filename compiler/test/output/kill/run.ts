// Publishes without end, to be killed: see ../kill.test.ts.
import { publishEdition } from './publish-edition.ts';

process.send!('ready');
for (let edition = 1; ; edition += 1) await publishEdition(process.argv[2]!, edition % 4);
