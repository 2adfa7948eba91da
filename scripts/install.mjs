/** Installs the packages of a fresh clone, before the commands with which README begins. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('node_modules')) execSync('npm ci --include=dev', { stdio: 'inherit' });
