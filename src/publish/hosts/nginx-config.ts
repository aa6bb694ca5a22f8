import { links } from '../../documents/links.ts';
import { frontPagePolicy } from '../../server/front-page.ts';
import { defaultHttpLimits } from '../../server/http/http-limits.ts';
import { errorBodies } from './error-bodies.ts';
import { examplePlace } from './example-place.ts';
import { allowedMethods, type HostFields } from './host-fields.ts';

/**
 * A whole configuration of nginx. Fields are added once, for all answers: nginx forgets them in every block that adds
 * one of its own, so what differs between answers comes out of maps, and an empty value is not sent.
 */
export function nginxConfig(fields: HostFields): string {
  const { cacheControl, immutable, everywhere, preflight, hasReader } = fields;
  return `# Serves the published files as the live server does. Put their folder behind "root", then:
#   nginx -t -c ${examplePlace}/nginx.conf && nginx -c ${examplePlace}/nginx.conf
# Users other than root say where the process id goes: -g "pid /tmp/bible-nginx.pid;"

worker_processes auto;

events {
    worker_connections 4096;
}

http {
    access_log off;
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    types { }
    default_type "application/json; charset=utf-8";

    # Files are stored compressed, and nothing is compressed while it is served
    gzip_static on;
    gzip_http_version 1.0;
    gzip_proxied any;
    # Brotli for who likes nothing better; byte ranges are of what is not compressed
    map "$http_range:$http_accept_encoding" $brotli {
        "~*^:(?:.*,)?[ \\t]*br[ \\t]*(?:;[ \\t]*q=1(?:\\.0*)?[ \\t]*)?(?:,|$)" .br;
    }
    map "$status $uri" $coding {
        "~^20[06] .*\\.br$" br;
    }

    # Dates of files stand for their content alone: they are in the ETag, and no date is sent or weighed
    if_modified_since off;

    map $request_uri $is_canonical {
        default 1;
        # What is encoded, empty, or begins with a dot
        "~^[^?]*(?:%|#|//|/\\.)" 0;
    }
    map "$status $uri" $cache_control {
        default "no-cache";
        ~^204 "";
        "~^200 ${links.publishing.replaceAll('.', '\\\\.')}$" "no-cache";
        "~^(?:200|206|304) /api/x/manifests/" "${immutable}";
${hasReader ? `        "~^(?:200|304) /fonts/" "${immutable}";\n` : ''}\
        "~^(?:200|206|304) /api/" "${cacheControl}";
    }
    map "$status $uri" $vary {
        "~^(?:200|206|304|412|416) /api/" "Accept-Encoding";
${hasReader ? `        "~^(?:200|304|412) /(?:index\\.html|docs\\.html|fonts/)" "Accept-Encoding";\n` : ''}\
    }
    map $status $allow {
        ~^(?:204|405)$ "${allowedMethods}";
    }
${preflight.map(([name, value]) => `    map $status ${variable(name)} {\n        204 "${value}";\n    }\n`).join('')}\
${hasReader ? '' : listPolicy}\

    # What the live server takes is taken; a longer address gets 414, longer fields 431
    large_client_header_buffers 4 ${defaultHttpLimits.maxHeadBytes};
    client_header_timeout ${defaultHttpLimits.headSeconds}s;
    keepalive_timeout ${defaultHttpLimits.idleSeconds}s;
    send_timeout ${defaultHttpLimits.writeSeconds}s;
    keepalive_requests 100000;
    # Nothing reads a body: none is too large
    client_max_body_size 0;

    server {
        listen 8080;
        # Where the machine has IPv6; without it nginx would not start
        # listen [::]:8080;
        root ${examplePlace};
        merge_slashes off;
        max_ranges 0;

        add_header Cache-Control $cache_control always;
        add_header Vary $vary always;
        add_header Content-Encoding $coding always;
        add_header Last-Modified "" always;
        add_header Allow $allow always;
${hasReader ? '' : '        add_header Content-Security-Policy $security_policy always;\n'}\
${everywhere.map(([name, value]) => `        add_header ${name} "${value}" always;\n`).join('')}\
${preflight.map(([name]) => `        add_header ${name} ${variable(name)} always;\n`).join('')}
        error_page 400 /.error/400;
        error_page 404 @not_found;
        error_page 405 @method_not_allowed;
        error_page 412 @precondition_failed;
        error_page 414 /.error/414;
        error_page 416 @range_not_satisfiable;
        error_page 494 =431 /.error/431;
        error_page 501 =400 /.error/400;
        error_page 403 500 502 503 504 =500 /.error/500;
        error_page 505 /.error/505;

        if ($request_method = OPTIONS) {
            return 204;
        }
        # It is empty where the request could not be read
        if ($request_method !~ "^(?:GET|HEAD|)$") {
            return 405;
        }

${hasReader ? readerPlaces : listPlace}
        # Documents alone: no listing, no file whose name begins with a dot, none of these settings
${documents('/api/[^/]+/complete(?:\\.simple)?\\.json', 'max_ranges 1;')}
${documents('/api/.+\\.json')}
${documents('/api/x/manifests/[0-9a-f]+\\.sig', 'default_type "text/plain; charset=utf-8";')}
        location / {
            return 404;
        }

${errors.map(errorPlace).join('\n')}
    }
}
`;
}

/** Places for errors of requests that cannot be read have an address: those without have none to come from. */
const errors: readonly (readonly [place: string, status: number, body: string])[] = [
  ['= /.error/400', 400, errorBodies.badRequest],
  ['@not_found', 404, errorBodies.notFound],
  ['@method_not_allowed', 405, errorBodies.methodNotAllowed],
  ['@precondition_failed', 412, errorBodies.preconditionFailed],
  ['= /.error/414', 414, errorBodies.uriTooLong],
  ['@range_not_satisfiable', 416, errorBodies.rangeNotSatisfiable],
  ['= /.error/431', 431, errorBodies.headersTooLarge],
  ['= /.error/500', 500, errorBodies.internalError],
  ['= /.error/505', 505, errorBodies.versionNotSupported],
];

function errorPlace([place, status, body]: (typeof errors)[number]): string {
  return `        location ${place} {
${place.startsWith('=') ? '            internal;\n' : ''}\
${status === 416 ? `${addedAlready}\n` : ''}\
            return ${status} '${body}';
        }`;
}

/** A range fails when the fields are added already: any of its own keeps the place from adding them again. */
const addedAlready = '            add_header Last-Modified "" always;';

/** @param pattern of the addresses, whole. */
function documents(pattern: string, setting = ''): string {
  return place(`~ "^${pattern}$"`, { setting });
}

/** @param file what lies there, where it is not called as its address. */
function place(addresses: string, { setting = '', file = '$uri' }): string {
  return `        location ${addresses} {
            if ($is_canonical = 0) {
                return 404;
            }
${setting === '' ? '' : `            ${setting}\n`}\
            try_files ${file}$brotli ${file} =404;
        }`;
}

const html = 'default_type "text/html; charset=utf-8";';

/** The pages themselves say what they may load. */
const readerPlaces = [
  place('= /', { setting: html, file: '/index.html' }),
  place('= /docs', { setting: html, file: '/docs.html' }),
  place('~ "^/fonts/[^/]+\\.woff2$"', { setting: 'default_type font/woff2;' }),
].join('\n');

const listPlace = `        location = / {
            gzip_static off;
            etag off;
            ${html}
            try_files /index.html =404;
        }`;

const listPolicy = `    map "$status $uri" $security_policy {
        "~^200 /index\\.html$" "${frontPagePolicy}";
    }
`;

/** What a field is called in maps. */
function variable(name: string): string {
  return `$${name.toLowerCase().replaceAll('-', '_')}`;
}
