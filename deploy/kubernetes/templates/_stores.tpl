{{/*
Where the stores are and what `npm run forms -- purge` deletes, for the services and for the jobs that run their commands. Values come
as files wherever the program reads files.
*/}}

{{- define "site.pressVariables" -}}
- { name: MONGODB_URI_FILE, value: /run/secrets/press/mongodb-uri }
- { name: SESSION_SECRET_FILE, value: /run/secrets/press/session-secret }
{{- end }}

{{- define "site.formVariables" -}}
- { name: FORM_MONGODB_URI_FILE, value: /run/secrets/forms/mongodb-uri }
- { name: FORM_KEYS_MONGODB_URI_FILE, value: /run/secrets/forms/keys-mongodb-uri }
# Not as a file: form-service reads a key only from a file of its own user, and files of a Secret are root's.
- name: FORM_MASTER_KEY
  valueFrom: { secretKeyRef: { name: {{ .Values.secrets.forms }}, key: master-key } }
- { name: RETENTION_DAYS, value: {{ .Values.formService.retentionDays | quote }} }
{{- end }}

{{/* .more: keys besides those of the stores */}}
{{- define "site.formSecrets" -}}
{{ include "site.secretVolume" (dict "volume" "form-secrets" "secret" .root.Values.secrets.forms "keys" (concat (list "mongodb-uri" "keys-mongodb-uri") .more)) }}
{{- end }}
