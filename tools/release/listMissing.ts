// Says which links of guides name a symbol that the installed engine does not export.
import { listMissingSymbols } from '#src/api/index.ts';

const problems = listMissingSymbols();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
