// Lists links in guides to symbols that the installed engine doesn't export.
import { listMissingSymbols } from '#src/api/index.ts';

const problems = listMissingSymbols();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
