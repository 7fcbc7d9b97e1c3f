{{/* Pods of the two jobs that write to the release store. .containers: rendered; .sidecars: rendered or nothing */}}
{{- define "site.releasePod" -}}
{{- $values := .root.Values -}}
{{- $release := dict "root" .root "component" "release" -}}
backoffLimit: 2
activeDeadlineSeconds: 1800
template:
  metadata:
    labels: {{- include "site.labels" $release | nindent 6 }}
  spec:
    {{- include "site.pod" $release | nindent 4 }}
    restartPolicy: Never
    {{- with .sidecars }}
    initContainers: {{- . | nindent 6 }}
    {{- end }}
    containers: {{- .containers | nindent 6 }}
    volumes:
      {{- include "site.releasesVolumes" .root | nindent 6 }}
      - name: incoming
        emptyDir: { sizeLimit: 256Mi }
      {{- include "site.secretVolume" (dict "volume" "release-secret" "secret" $values.secrets.release "keys" (list "release-secret")) | nindent 6 }}
      {{- include "site.temporary" .root | nindent 6 }}
{{- end }}

{{/* A program of the image shell that fetches the live release from the store, changes it and stores it again. .name, .program */}}
{{- define "site.releaser" -}}
{{- $values := .root.Values -}}
- name: {{ .name }}
  image: {{ include "site.image" (dict "root" .root "image" "shell" "tag" $values.shell.tag) }}
  command: [node, --import, tsx, {{ .program }}]
  env:
    - { name: PUBLIC_ORIGIN, value: {{ $values.publicOrigin | quote }} }
    - { name: RELEASE_SECRET_FILE, value: /run/secrets/release/release-secret }
    {{- include "site.releaseStoreVariables" .root | nindent 4 }}
  {{- include "site.locked" . | nindent 2 }}
  resources: {{- toYaml $values.releaseJob.resources | nindent 4 }}
  volumeMounts:
    - { name: releases, mountPath: /releases }
    - { name: incoming, mountPath: /incoming, readOnly: true }
    - { name: release-store, mountPath: /run/secrets/release-store, readOnly: true }
    - { name: release-secret, mountPath: /run/secrets/release, readOnly: true }
    - { name: tmp, mountPath: /tmp }
{{- end }}
