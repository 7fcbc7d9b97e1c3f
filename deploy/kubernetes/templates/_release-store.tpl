{{/* Releases come from the object store: never from a disk that several pods share. */}}

{{- define "site.releaseStoreVariables" -}}
- { name: RELEASE_STORE, value: {{ .Values.releaseStore.url }} }
- { name: RELEASE_STORE_REGION, value: {{ .Values.releaseStore.region }} }
{{- with .Values.releaseStore.endpoint }}
- { name: RELEASE_STORE_ENDPOINT, value: {{ . }} }
{{- end }}
- { name: RELEASE_STORE_KEY_ID_FILE, value: /run/secrets/release-store/access-key-id }
- { name: RELEASE_STORE_SECRET_FILE, value: /run/secrets/release-store/secret-access-key }
{{- end }}

{{/* A sidecar: starts before the other containers, which wait until the pod has the live release. */}}
{{- define "site.follower" -}}
{{- $values := .root.Values -}}
- name: release-follower
  image: {{ include "site.image" (dict "root" .root "image" "shell" "tag" $values.shell.tag) }}
  restartPolicy: Always
  command: [node, --enable-source-maps, dist/tools/container/follow.mjs]
  env:
    - { name: SITE_DIR, value: /releases }
    {{- include "site.releaseStoreVariables" .root | nindent 4 }}
  {{- include "site.locked" . | nindent 2 }}
  startupProbe:
    httpGet: { path: /ready, port: 8091 }
    periodSeconds: 2
    # A new site waits here for its first release.
    failureThreshold: 450
  livenessProbe:
    httpGet: { path: /health, port: 8091 }
    periodSeconds: 10
    timeoutSeconds: 5
    failureThreshold: 6
  resources: {{- toYaml $values.releaseStore.follower.resources | nindent 4 }}
  volumeMounts:
    - { name: releases, mountPath: /releases }
    - { name: release-store, mountPath: /run/secrets/release-store, readOnly: true }
    - { name: tmp, mountPath: /tmp }
{{- end }}

{{/* .secret: the key of followers, which reads releases and writes reports only; or that of jobs */}}
{{- define "site.releasesVolumes" -}}
- name: releases
  emptyDir: { sizeLimit: {{ .root.Values.releaseStore.size }} }
{{ include "site.secretVolume" (dict "volume" "release-store" "secret" .secret "keys" (list "access-key-id" "secret-access-key")) }}
{{- end }}
