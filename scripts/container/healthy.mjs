// The image's health check: the program in this container answers on its port.
const port = process.env.API_PORT ?? process.env.SITE_PORT ?? process.env.ADMIN_PORT;
const answer = await fetch(`http://127.0.0.1:${port}/health/live`);
process.exit(answer.ok ? 0 : 1);
