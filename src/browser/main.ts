// The script of every page: BaseLayout loads it, and what it imports statically travels in one file (astro.config.mjs).
// The router is imported for that reason only; Astro's ClientRouter component starts it.
import 'astro:transitions/client';
import { runStartup } from './runStartup.ts';
import { STARTUP } from './startup.ts';

runStartup(STARTUP);
