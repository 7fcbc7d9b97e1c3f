package main

import (
	"bytes"
	"encoding/binary"
	"io"
	"log/slog"
	"net"
	"sync"
	"time"
)

// headerSize is that of every message of the MongoDB wire protocol; its first
// four bytes hold the length of the whole message.
const headerSize = 16

// commandOffset is where the name of the command begins in an OP_MSG: after the
// header, the flags, the kind of the section, the document's length and the type
// of its first element.
const commandOffset = headerSize + 4 + 1 + 4 + 1

// slow is the time after which a request is logged, because all others waited for it.
const slow = time.Second

// oneAtATime hands each request to FerretDB only after the previous one was
// answered, whichever connection they came by. FerretDB 1 reads and writes a
// document in two steps: requests side by side lose updates (of 200 increments
// over 20 connections it kept 8), which MongoDB never does.
func oneAtATime(listener net.Listener, inner string) {
	var turn sync.Mutex
	for {
		client, err := listener.Accept()
		if err != nil {
			return
		}
		go relay(client, inner, &turn)
	}
}

func relay(client net.Conn, inner string, turn *sync.Mutex) {
	defer client.Close()
	server, err := net.Dial("unix", inner)
	if err != nil {
		return
	}
	defer server.Close()
	for {
		request, err := readMessage(client)
		if err != nil {
			return
		}
		reply, err := ask(server, request, turn)
		if err != nil {
			return
		}
		if _, err := client.Write(reply); err != nil {
			return
		}
	}
}

func ask(server net.Conn, request []byte, turn *sync.Mutex) ([]byte, error) {
	turn.Lock()
	defer turn.Unlock()
	started := time.Now()
	if _, err := server.Write(request); err != nil {
		return nil, err
	}
	reply, err := readMessage(server)
	if took := time.Since(started); took > slow {
		slog.Warn("slow request", "command", commandOf(request), "bytes", len(request), "took", took)
	}
	return reply, err
}

// commandOf returns the name of the command, and the collection if the next value is one.
func commandOf(request []byte) string {
	if len(request) < commandOffset {
		return ""
	}
	name, rest, _ := bytes.Cut(request[commandOffset:], []byte{0})
	if len(rest) < 4 {
		return string(name)
	}
	collection, _, _ := bytes.Cut(rest[4:], []byte{0})
	return string(name) + " " + string(collection)
}

func readMessage(from io.Reader) ([]byte, error) {
	header := make([]byte, headerSize)
	if _, err := io.ReadFull(from, header); err != nil {
		return nil, err
	}
	length := binary.LittleEndian.Uint32(header)
	if length < headerSize || length > 48_000_000 {
		return nil, io.ErrUnexpectedEOF
	}
	message := make([]byte, length)
	copy(message, header)
	_, err := io.ReadFull(from, message[headerSize:])
	return message, err
}
