#!/bin/sh
# Installs the packages that one of the programs runs with, without the types and the source maps in them, which nothing
# reads at run time and which are more than half of their size. The compiler is an optional peer of @nestjs/swagger.
set -e
npm ci --omit=dev "$@"
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.cts' -o -name '*.mts' \) -delete
rm -rf node_modules/typescript
